import type * as v from 'valibot';

/** Where in a value a fault lies, as it is told: "sideBets[0].pays", empty for the value itself. */
export function faultPath(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((text, { key }) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? `${key}` : `${text}.${key}`;
  }, '');
}
