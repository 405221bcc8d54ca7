/** Sentences of online meetings and of calendars. */
export const meetingErrorTexts = {
  'online-meetings/not-linked':
    'Wygląda na to, że konto Zoom nie jest poprawnie powiązane z\u00a0kontem użytkownika. Skontaktuj się z\u00a0sekretariatem.',
  'online-meetings/unknown-host': 'Ta osoba nie może prowadzić spotkań. Wybierz inną.',
  'online-meetings/unknown-course': 'Tego kierunku nie ma na liście. Wybierz inny.',
  'online-meetings/unknown-participants':
    'Nie wszystkie wybrane osoby są na tym kierunku. Odśwież listę uczestników i\u00a0spróbuj ponownie.',
  'online-meetings/in-the-past': 'Spotkanie musi zaczynać się w\u00a0przyszłości.',
  'online-meetings/over': 'To spotkanie już się odbyło.',
  'calendar-feeds/too-many': 'Masz już 20 adresów kalendarzy. Unieważnij któryś, aby utworzyć nowy.',
  'online-meetings/held':
    'Spotkanie, które już się zaczęło, zostaje razem z\u00a0obecnością. Po zakończeniu możesz je ukryć na liście.',
  'online-meetings/too-early': 'Spotkanie otwiera się 15\u00a0minut przed początkiem. Wróć tu wtedy.',
  'online-meetings/not-over': 'Ukryć można spotkanie, które już się skończyło.',
  'online-meetings/not-made-yet': 'Spotkanie nie zostało jeszcze utworzone w\u00a0Zoomie.',
  'online-meetings/zoom-away': 'Zoom nie odpowiada. Spróbuj ponownie za chwilę.',
} as const;
