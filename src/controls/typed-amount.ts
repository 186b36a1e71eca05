/** How a language parts thousands and decimals: "," and "." in English. */
function separators(language: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1234.5);
  const find = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}

/** Digits in threes, as "1,234" parts them. */
const inThrees = (group: string): RegExp => new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`);

/**
 * An amount as a player types it in a language, "50", "50.25" or "1,234.50", in minor units; null where it is none or nothing. A
 * comma or a point that cannot part thousands parts decimals, whatever the language.
 */
export function typedAmount(text: string, decimals: number, language: string): number | null {
  const typed = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  const { group, decimal } = separators(language);
  const isMark = group === ',' || group === '.';
  const [whole = '', ...fractions] = typed.split(decimal);
  const plain =
    isMark && inThrees(group).test(whole)
      ? [whole.replaceAll(group, ''), ...fractions].join('.')
      : typed.replace(',', '.');
  if (!new RegExp(`^\\d{1,9}(\\.\\d{0,${decimals}})?$`).test(plain)) return null;
  const amount = Math.round(Number(plain) * 10 ** decimals);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
