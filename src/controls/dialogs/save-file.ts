/** Gives the player a file to keep. Nothing is sent anywhere: it is made in the page. */
export function saveFile(name: string, kind: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; it is let go of a little later.
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}
