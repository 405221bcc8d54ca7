/** Hands a file to the browser to be saved under its own name, or under the one given. */
export function saveFile(file: File, name: string = file.name): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The address is released later, because the browser starts the download after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
