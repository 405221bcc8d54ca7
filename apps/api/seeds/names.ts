import { degrees } from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { itemAt, randomFor, shuffledNumbers } from './random.ts';

export interface MadeUpName {
  readonly name: string;
  readonly sex: 'K' | 'M';
  /** The part of an address before the @; no two people share one. */
  readonly mailbox: string;
}

/** First name and surname of the made-up person with this account number. */
export const nameFor = (userId: number): MadeUpName => {
  const round = Math.floor(userId / pairs.length);
  const pair = pairs[userId % pairs.length] ?? 0;
  const sex = pair % firstNames.length < womenFirstNames.length ? 'K' : 'M';
  const firstName = itemAt(firstNames, pair);
  const surname = inflectSurname(userId, sex, itemAt(surnames, Math.floor(pair / firstNames.length)));
  const name = `${firstName} ${surname}`;
  // Namesakes appear only when every pair has been given away once; they get a number.
  return {
    name,
    sex,
    mailbox: plainLetters(name).replace(' ', '.') + (round === 0 ? '' : String(round + 1)),
  };
};

/** The account says the same as the questionnaire. */
export const degreeFor = (userId: number) => randomFor('degree', userId).pick(degrees);

/** Żółć Gęślą → zolc gesla. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

const inflectSurname = (userId: number, sex: MadeUpName['sex'], surname: string): string => {
  if (sex === 'M') return surname;
  const random = randomFor('second surname', userId);
  const own = feminine(surname);
  return random.chance(0.05) ? `${own}-${feminine(random.pick(surnames))}` : own;
};

/** Kowalski → Kowalska, Cichy → Cicha; nouns stay. */
const feminine = (surname: string): string => surname.replace(/(?<=[csz]k)i$|y$/, 'a');

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const womenFirstNames = words(`
  Agata Agnieszka Aleksandra Alicja Alina Aneta Anita Anna Antonina Barbara Beata Bernadeta Bogumiła Bożena Celina
  Czesława Danuta Daria Dominika Dorota Edyta Elżbieta Emilia Ewa Ewelina Felicja Gabriela Genowefa Grażyna Halina
  Hanna Helena Honorata Ilona Irena Iwona Izabela Jadwiga Janina Joanna Jolanta Judyta Julia Justyna Kamila Karolina
  Katarzyna Kinga Klaudia Krystyna Lidia Liliana Lucyna Magdalena Małgorzata Maria Marlena Marta Martyna Mirosława
  Monika Natalia Nina Olga Patrycja Paulina Regina Renata Róża Sabina Sylwia Teresa Urszula Wanda Weronika Wioletta
  Zofia Zuzanna Żaneta Łucja
`);

const menFirstNames = words(`
  Adam Adrian Artur Bartłomiej Błażej Bogdan Cezary Damian Daniel Dariusz Dominik Filip Grzegorz Henryk Hubert Jacek
  Jakub Jerzy Kamil Karol Konrad Krzysztof Leszek Łukasz Maciej Marcin Mariusz Mateusz Michał Mieczysław Norbert
  Paweł Piotr Przemysław Radosław Sławomir Świętosław Tomasz Wojciech Zbigniew
`);

const firstNames = [...womenFirstNames, ...menFirstNames];

const surnames = words(`
  Adamski Andrzejewski Antczak Augustyniak Banach Baranowski Bąk Bednarz Bielecki Bielski Biernacki Blicharz Błaszczyk
  Bocian Bogucki Borowski Borkowski Brzeziński Brzozowski Buczek Budziński Bujak Cegielski Chmiel Chmielewski Chojnacki
  Chrzanowski Cichy Cieślak Cieślik Cybulski Czajka Czapla Czarnecki Czarny Czerwiński Czyżewski Ćwiek Ćwikła Ćwiertnia
  Dąbek Dąbrowski Dębski Dobosz Dobrowolski Domagała Domański Drozd Dudziak Dworak Dziedzic Dziubek Fijałkowski
  Filipek Florczak Gajda Gajewski Gałązka Gawlik Gawron Gąsior Gąsiorowski Głowacki Godlewski Gołąb Gołębiowski
  Góra Górecki Górski Grabowski Grochowski Gruszka Grzyb Grzybowski Gwóźdź Hajduk Jabłoński Jagiełło Jagodziński Jakubiak
  Janicki Jankowski Janowski Jarosz Jasiński Jastrząb Jaworski Jesionek Jezierski Jędrzejczyk Jóźwiak Jurek Kaczmarek
  Kaliński Kania Karaś Kasprzak Kędzierski Kępa Klimczak Kłos Kmiecik Kołodziej Konieczny Kopeć Kosiński Kowal
  Kowalczyk Kowalski Kozak Kozieł Kozłowski Krajewski Kruk Krupa Krzemiński Księżopolski Kubacki Kubiak Kujawa Kulesza
  Kurek Kurowski Kwaśny Lasota Laskowski Leszczyński Leśniak Lipiński Lis Lisowski Łapiński Łętowski Łuczak Łukasik
  Maciejewski Madej Majchrzak Majewski Makowski Malec Malinowski Marciniak Markiewicz Marszałek Matusiak Mazur Mazurek
  Michalak Michalski Mielczarek Mikołajczyk Milewski Misiak Młynarczyk Morawski Mroczek Mróz Murawski Musiał
  Niedźwiecki Niemczyk Niewiadomski Nowak Nowacki Nowicki Ochman Okoń Olejniczak Olszewski Orzechowski Osiński Ostrowski
  Owczarek Pająk Paluch Pałka Pawlak Pawłowski Piątek Piekarz Pietrzak Piórkowski Pluta Podgórski Polak Popławski
  Przybylski Przybysz Ptak Puchała Pytel Rajski Rogalski Rosiak Rudziński Rutkowski Rybak Rzepka Sadowski Serafin
  Sikora Sikorski Skiba Skowron Słowik Smoliński Sobczak Sobolewski Sokołowski Sosnowski Sroka Stachowiak Stasiak
  Stępień Strzelecki Surma Szczepański Szewczyk Szulc Szymański Szymczak Śliwa Śliwiński Śmigielski Śnieżek
  Święcki Świderski Świątek Tokarski Tomaszewski Trojanowski Twardowski Urban Urbaniak Walczak Wasilewski Wawrzyniak
  Wesołowski Wieczorek Wierzbicki Wilczek Wilk Wiśniewski Witkowski Włodarczyk Wojciechowski Wojtczak Wolski Woźniak
  Wójcik Wójtowicz Wrona Wróbel Wróblewski Wysocki Zaborowski Zając Zakrzewski Zalewski Zaremba Zawadzki Zięba Zieliński
  Ziółkowski Złotnicki Zych Żak Żbik Żmuda Żołnierczyk Żółtowski Żuraw Żurek Żychliński
`);

/** Every first name with every surname, each pair once, mixed: namesakes come late and lists do not look like a table. */
const pairs = shuffledNumbers('names', firstNames.length * surnames.length);
