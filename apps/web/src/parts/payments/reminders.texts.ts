/** A reminder of what a student owes. */
export const reminderTexts = {
  action: 'Przypomnij',
  of: (name: string) => `Przypomnij o\u00a0wpłacie: ${name}`,
  sent: (sum: string) => `Wysłano przypomnienie: do zapłaty ${sum}`,
  sentToday: 'Przypomniano dziś. Kolejne przypomnienie można wysłać jutro.',
} as const;
