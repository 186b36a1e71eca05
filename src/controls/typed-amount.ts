/** An amount as a player types it, "50" or "50,25", in minor units; null where it is none or nothing. */
export function typedAmount(text: string, decimals: number): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{0,4})?$/.test(plain)) return null;
  const amount = Math.round(Number(plain) * 10 ** decimals);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
