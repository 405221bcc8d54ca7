import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const chatHelp = defineHelp({
  about: 'Rozmowy z\u00a0osobami z\u00a0portalu. Tu najszybciej zapytasz o\u00a0cokolwiek.',
  steps: [
    {
      name: 'Znajdź osobę i\u00a0napisz',
      how: 'Wpisz nazwisko albo słowo z\u00a0dawnej wiadomości.',
      show: 'Znajdź osobę',
    },
    {
      name: 'Dołącz pliki',
      how: 'Obrazy, doc, docx lub pdf: spinaczem, przeciągnięte na rozmowę albo zrzut ekranu przez Ctrl\u00a0V.',
      show: 'Dodaj załącznik',
    },
    {
      name: 'Ponów niewysłaną',
      how: 'Wiadomość bez połączenia czeka w\u00a0rozmowie, wyślesz ją jeszcze raz jednym kliknięciem.',
    },
  ],
  marks: [
    { sign: 'wysłano', means: 'wiadomość dotarła, ale nikt jej jeszcze nie otworzył' },
    { sign: 'przeczytano', means: 'druga strona widziała wiadomość' },
    {
      sign: 'edytowana',
      means: 'autor zmienił treść w\u00a0ciągu 15\u00a0minut; wybierz, aby zobaczyć wcześniejszą',
    },
    { sign: 'Nie wysłano.', means: 'wybierz „Spróbuj ponownie” albo usuń wiadomość' },
  ],
  undone: 'Usuniętej wiadomości: treść i\u00a0załącznik znikają po obu stronach, zostaje znak, że była.',
  ofRoles: [
    {
      roles: [role.administrator, role.superAdmin],
      about: 'Wspólna skrzynka sekretariatu. Dla innych wszyscy piszecie jako sekretariat.',
      steps: [
        {
          name: 'Zajmij się rozmową',
          how: '„Zajmuję się” mówi innym, że odpisujesz. Rozmowę można oddać.',
          show: 'Zajmuję się',
        },
        {
          name: 'Użyj zapisanej odpowiedzi',
          how: 'Wpisz / i\u00a0początek nazwy, Enter wstawi odpowiedź z\u00a0danymi osoby. Odpowiedzi są wspólne dla całego sekretariatu.',
          show: 'Zapisane odpowiedzi',
        },
        {
          name: 'Napisz do wielu',
          how: 'Wiadomość do wielu wysyła się z\u00a0listy słuchaczy lub wykładowców. Raporty są w\u00a0„Wysłane do wielu”.',
          show: 'Wysłane do wielu',
        },
      ],
      marks: [
        {
          sign: 'Anna Nowak pisze…',
          means: 'ktoś z\u00a0sekretariatu właśnie odpisuje; druga strona widzi, że pisze sekretariat',
        },
        { sign: 'Zajmuje się: …', means: 'ktoś z\u00a0sekretariatu już odpisuje' },
        { sign: 'Czekają', means: 'rozmowy, w\u00a0których ostatnie słowo nie należy do sekretariatu' },
        { sign: 'przeczytano', means: 'druga strona widziała wiadomość' },
      ],
    },
  ],
});
