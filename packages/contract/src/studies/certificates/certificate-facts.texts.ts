/** Messages of the schemas. */
export const certificateFactTexts = {
  hours: 'Podaj godziny od 0 do 1000',
  ects: 'Podaj punkty od 0 do 60',
  practice: 'Godziny praktyki są częścią godzin zajęć praktycznych',
  offset: 'Podaj przesunięcie od -20 do 20 mm, co pół milimetra',
  ended: 'Dzień zakończenia musi być po rozpoczęciu',
} as const;
