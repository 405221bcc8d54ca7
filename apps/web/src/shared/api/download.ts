/** Hands a file to the browser to be saved under its own name, or under the one given. */
export function saveFile(file: File, name: string = file.name): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content over by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
