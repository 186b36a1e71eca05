import type { HouseRules } from './house-rules.ts';

/** What the line above the table can show. */
export type LineItem = 'practice' | 'time' | 'net' | 'return';

/** What stands on it all the time; there is no line where there is nothing. */
export function lineItems(houseRules: HouseRules): readonly LineItem[] {
  const { practiceLabel, showSessionTime, showNetPosition, showReturn } = houseRules;
  const items: readonly (readonly [boolean, LineItem])[] = [
    [practiceLabel, 'practice'],
    [showSessionTime, 'time'],
    [showNetPosition, 'net'],
    [showReturn, 'return'],
  ];
  return items.filter(([isShown]) => isShown).map(([, item]) => item);
}
