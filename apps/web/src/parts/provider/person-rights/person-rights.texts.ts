export const addressTexts = {
  heldBy: (name: string, role: string) => `Ten adres ma: ${name} (${role})`,
  open: (name: string) => `Otwórz: ${name}`,
} as const;
