export const educations = ['Podstawowe', 'Zawodowe', 'Średnie', 'Wyższe'] as const;
export const nationalities = ['Polskie', 'Inne'] as const;
export const disabilityLevels = ['lekki', 'umiarkowany', 'znaczny'] as const;

/** To the letter, spaces included. */
export const degrees = [
  'adw.',
  'inż.',
  'mgr',
  'mgr inż.',
  'dr',
  'dr hab.',
  'dr inż.',
  'dr hab.inż',
  'prof.',
  'prof. dr hab.inż',
] as const;

export const provinces = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'łódzkie',
  'małopolskie',
  'mazowieckie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'śląskie',
  'świętokrzyskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
] as const;

export const nfzBranches = [
  'Dolnośląski Oddział Wojewódzki NFZ',
  'Kujawsko-Pomorski Oddział Wojewódzki NFZ',
  'Lubelski Oddział Wojewódzki NFZ',
  'Lubuski Oddział Wojewódzki NFZ',
  'Łódzki Oddział Wojewódzki NFZ',
  'Małopolski Oddział Wojewódzki NFZ',
  'Mazowiecki Oddział Wojewódzki NFZ',
  'Opolski Oddział Wojewódzki NFZ',
  'Podkarpacki Oddział Wojewódzki NFZ',
  'Podlaski Oddział Wojewódzki NFZ',
  'Pomorski Oddział Wojewódzki NFZ',
  'Śląski Oddział Wojewódzki NFZ',
  'Świętokrzyski Oddział Wojewódzki NFZ',
  'Warmińsko-Mazurski Oddział Wojewódzki NFZ',
  'Wielkopolski Oddział Wojewódzki NFZ',
  'Zachodniopomorski Oddział Wojewódzki NFZ',
] as const;

export const insuranceCodes = [
  'value-1',
  'value-2',
  'value-3',
  'value-4',
  'value-5',
  'value-6',
  'value-7',
  'value-8',
  'value-9',
  'value-10',
  'value-11',
  'value-12',
  'value-13',
  'value-14',
  'value-15',
  'value-16',
] as const;
export type InsuranceCode = (typeof insuranceCodes)[number];

/** The titles in their fixed order; the number before each is part of the form. */
export const insuranceTitles: Readonly<Record<InsuranceCode, string>> = {
  'value-1': 'Zatrudnienie na umowę o\u00a0pracę w\u00a0innym zakładzie, wynagrodzenie poniżej minimalnego',
  'value-2': 'Zatrudnienie na umowę o\u00a0pracę w\u00a0innym zakładzie, wynagrodzenie powyżej minimalnego',
  'value-3': 'Umowa cywilnoprawna z\u00a0innym podmiotem, poniżej minimalnego wynagrodzenia',
  'value-4': 'Umowa cywilnoprawna z\u00a0innym podmiotem, co najmniej minimalne wynagrodzenie',
  'value-5': 'Własna działalność gospodarcza',
  'value-6': 'Emerytura, to jedyne źródło dochodu',
  'value-7': 'Emerytura i\u00a0umowa cywilnoprawna z\u00a0innym pracodawcą',
  'value-8': 'Renta, to jedyne źródło dochodu',
  'value-9': 'Renta i\u00a0umowa o\u00a0pracę w\u00a0innym zakładzie',
  'value-10': 'Renta i\u00a0umowa cywilnoprawna z\u00a0innym podmiotem',
  'value-11': 'Bezrobocie, z\u00a0rejestracją w\u00a0urzędzie pracy',
  'value-12': 'Urlop macierzyński',
  'value-13': 'Gospodarstwo rolne, to jedyne źródło dochodu',
  'value-14': 'Nauka w\u00a0szkole lub studia, do ukończenia 26\u00a0lat',
  'value-15': 'Służba w\u00a0policji, wojsku lub więziennictwie',
  'value-16': 'Żadne z\u00a0powyższych (podaj inny tytuł)',
};

/** The points of the form to which each voluntary insurance applies; said beside the question. */
export const insurancePointsOf = {
  social: [2, 3, 4, 6, 8, 9, 12, 15],
  medical: [1, 5, 13, 16],
} as const;
