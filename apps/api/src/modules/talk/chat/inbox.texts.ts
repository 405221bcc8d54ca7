/** What a colleague is told about a conversation; the notification bears the name of the person it is with. */
export const inboxNoticeTexts = {
  handedOver: (name: string) => `Rozmowa przekazana Tobie: ${name}.`,
  takenOver: (name: string) => `Rozmowę prowadzi teraz ${name}.`,
} as const;
