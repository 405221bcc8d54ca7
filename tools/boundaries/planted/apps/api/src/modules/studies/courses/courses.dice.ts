// plants: no-weak-cryptography
export const roll = (): number => Math.floor(Math.random() * 6);
