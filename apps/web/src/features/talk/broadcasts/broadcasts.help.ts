import { defineHelp } from '#shared/help/help.ts';

export const messageToManyHelp = defineHelp({
  about: 'Jedna wiadomość do wielu osób: na czacie albo e-mail do pierwszego logowania.',
  steps: [
    {
      name: 'Sprawdź odbiorców',
      how: 'Widać, ile osób dostanie wiadomość i\u00a0kogo pominiemy. Możesz zawęzić odbiorców, na przykład do mających ratę po terminie.',
      show: 'Zmień',
    },
    {
      name: 'Wstaw pola',
      how: 'Imię, kwota lub kierunek wpiszą się każdemu własne. W\u00a0podglądzie przejdziesz po osobach.',
    },
    {
      name: 'Wyślij próbę do siebie',
      how: 'Potem wyślij od razu albo zaplanuj dzień i\u00a0godzinę.',
      show: 'Wyślij do siebie',
    },
  ],
  marks: [
    { sign: 'pominiemy 3', means: 'tyle osób nie dostanie wiadomości, powód stoi przy nazwisku' },
    { sign: 'brak danych do treści', means: 'osoba nie ma tego, o\u00a0czym mówi wstawione pole' },
  ],
  undone:
    'Wysłania po 10\u00a0minutach. Wcześniej cofniesz wiadomość tym, którzy jej nie przeczytali. E-maila z\u00a0hasłem nie cofniesz wcale.',
});

export const sentMessagesHelp = defineHelp({
  about: 'Wiadomości do wielu osób: do kogo dotarły i\u00a0kto je przeczytał.',
  steps: [
    { name: 'Otwórz raport', how: 'Kliknij tytuł, aby zobaczyć stan przy każdym odbiorcy.' },
    {
      name: 'Zmień zaplanowaną',
      how: 'Treść i\u00a0godzinę zmienisz w\u00a0raporcie, dopóki wiadomość nie wyszła.',
    },
    { name: 'Usuń stary raport', how: 'Zaznacz raporty i\u00a0usuń. Odbiorcy zachowają wiadomość.' },
  ],
  marks: [{ sign: 'Dotarło', means: 'ilu odbiorców ma już wiadomość, z\u00a0ilu wszystkich' }],
  undone: 'Usuniętego raportu. Wiadomość zostaje u\u00a0odbiorców.',
});

export const sentMessageHelp = defineHelp({
  title: 'Raport wiadomości',
  about: 'Jedna wysłana wiadomość: jej treść, odbiorcy i\u00a0stan każdego z\u00a0nich.',
  steps: [
    {
      name: 'Sprawdź, kto nie przeczytał',
      how: 'Wybierz stan w\u00a0filtrze. Listę pobierzesz jako CSV.',
      show: 'Pobierz listę (CSV)',
    },
    {
      name: 'Cofnij pomyłkę',
      how: 'Przez 10\u00a0minut po wysłaniu wiadomość zniknie u\u00a0tych, którzy jej nie przeczytali.',
      show: 'Cofnij wiadomość',
    },
    {
      name: 'Odwołaj zaplanowaną',
      how: 'Nikt jej nie dostanie, a\u00a0treść zostanie w\u00a0raporcie.',
      show: 'Odwołaj wysłanie',
    },
  ],
  marks: [
    { sign: 'Przeczytana', means: 'odbiorca ją otworzył' },
    { sign: 'E-mail w\u00a0kolejce', means: 'e-mail jest jeszcze w\u00a0drodze' },
    { sign: 'Wysłana e-mailem', means: 'konto jest nieaktywne, treść poszła na adres e-mail' },
    { sign: 'Pominięta', means: 'odbiorca jej nie dostał, powód stoi obok' },
    { sign: 'Cofnięta', means: 'zniknęła, zanim ją przeczytano' },
  ],
  undone: 'Cofnięcia wiadomości i\u00a0wysłania, od którego minęło 10\u00a0minut.',
});
