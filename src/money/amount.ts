// Amounts are whole minor units of one currency: 1500 is 15.00 EUR, 1500 JPY, 1.500 KWD.

/** True for an amount that can be had or staked: whole, not negative, exactly representable. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

// To make a format costs a slow phone milliseconds, so each is made once, and only when it is used.
const decimals = new Map<string, number>();

/** How many decimals a currency is written with: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/**
 * Writes amounts of one currency in one language.
 *
 * @param sign whether the currency is named, as for a balance, or left out, as on chips and spots
 */
export function moneyFormat(currency: string, language: string, sign: boolean): (amount: number) => string {
  const digits = decimalsOf(currency);
  const unit = 10 ** digits;
  let format: Intl.NumberFormat | undefined;
  return (amount) => {
    format ??= new Intl.NumberFormat(language, {
      ...(sign ? { style: 'currency', currency } : { style: 'decimal' }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Nothing won or lost, a −0 of a calculation, is written without a sign.
      signDisplay: 'negative',
    });
    return format.format(amount / unit);
  };
}

/** A chip's figure: without decimals where it has none, "0.50" but "5". */
export function chipFigure(currency: string, language: string): (amount: number) => string {
  const unit = 10 ** decimalsOf(currency);
  const part = moneyFormat(currency, language, false);
  let whole: Intl.NumberFormat | undefined;
  return (amount) => {
    if (amount % unit !== 0) return part(amount);
    whole ??= new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: false });
    return whole.format(amount / unit);
  };
}
