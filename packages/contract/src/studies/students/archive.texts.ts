export const archiveTexts = {
  reasonRequired: 'Podaj powód',
  /** Offered; any other may be typed. */
  reasons: [
    'Rezygnacja',
    'Przeniesienie na inny kierunek',
    'Przeniesienie do innej placówki',
    'Urlop od studiów',
    'Skreślenie: brak wpłat',
    'Skreślenie: nieobecności',
    'Zapis przez pomyłkę',
  ],
} as const;
