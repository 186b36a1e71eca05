// Run in the page where a driver cannot look for a role and a name itself.

/** A function's body: arguments are role, name, whether the name is whole, whether it must be enabled. */
export const FIND_BY_ROLE = `
const [role, name, whole, enabled] = arguments;
const TAGS = {
  button: 'button, [role=button]',
  radio: 'input[type=radio], [role=radio]',
  switch: '[role=switch]',
  slider: 'input[type=range], [role=slider]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  group: 'fieldset, [role=group]',
  status: 'output, [role=status]',
  link: 'a[href], [role=link]',
};
const tidy = (text) => (text || '').replace(/\\s+/g, ' ').trim();
const byIds = (ids) => ids.split(/\\s+/).map((id) => document.getElementById(id)?.textContent || '').join(' ');
const nameOf = (element) => {
  const ids = element.getAttribute('aria-labelledby');
  if (ids) return tidy(byIds(ids));
  const label = element.getAttribute('aria-label');
  if (label) return tidy(label);
  if (element.labels && element.labels.length > 0) return tidy(element.labels[0].textContent);
  return tidy(element.innerText || element.textContent);
};
for (const element of document.querySelectorAll(TAGS[role] || '[role=' + role + ']')) {
  if (element.closest('[inert], [hidden], [aria-hidden=true]') !== null) continue;
  if (element.getClientRects().length === 0) continue;
  if (enabled && (element.disabled || element.getAttribute('aria-disabled') === 'true')) continue;
  const own = nameOf(element);
  if (whole ? own === name : own.startsWith(name)) return element;
}
return null;
`;
