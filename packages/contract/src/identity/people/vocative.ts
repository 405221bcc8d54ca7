/** Names by how they end when somebody is called; what stands here is greeted by name, and nobody else. */
const withO =
  'Adrianna Agata Agnieszka Aldona Aleksandra Alicja Alina Amelia Aneta Angelika Anita Anna Antonina ' +
  'Barbara Beata Bernadetta Bogumiła Bogusława Bożena Bronisława Cecylia Celina Czesława Dagmara Danuta ' +
  'Daria Diana Dominika Dorota Edyta Eliza Elżbieta Emilia Eugenia Ewa Ewelina Felicja Gabriela Genowefa ' +
  'Grażyna Halina Hanna Helena Honorata Iga Ilona Irena Irmina Iwona Izabela Izabella Jadwiga Jagoda Janina ' +
  'Joanna Jolanta Jowita Judyta Julia Julita Justyna Kamila Karina Karolina Katarzyna Kinga Klara Klaudia ' +
  'Kornelia Krystyna Krzysztofa Laura Lena Leokadia Lidia Liliana Lucyna Ludwika Łucja Magda Magdalena Maja ' +
  'Malwina Małgorzata Maria Marianna Mariola Marlena Marta Martyna Maryla Marzena Matylda Michalina Milena ' +
  'Mirosława Monika Nadia Natalia Nina Olga Oliwia Patrycja Paula Paulina Regina Renata Roksana Róża Sabina ' +
  'Sandra Sławomira Stanisława Stefania Sylwia Tamara Tatiana Teresa Urszula Wanda Weronika Wiesława ' +
  'Wiktoria Wioletta Władysława Zdzisława Zofia Zuzanna Żaneta';
const withU =
  'Andrzej Arkadiusz Bartłomiej Bartosz Błażej Daniel Dariusz Dominik Emil Eryk Eugeniusz Grzegorz Henryk ' +
  'Ireneusz Janusz Juliusz Kamil Karol Kazimierz Klaudiusz Lech Łukasz Maciej Mariusz Mateusz Mikołaj ' +
  'Miłosz Patryk Tadeusz Tobiasz Tomasz Tymoteusz Włodzimierz Wojciech';
const withIe =
  'Adam Adrian Beniamin Bogdan Bogusław Bolesław Bronisław Czesław Damian Fabian Filip Gracjan Jan Jakub ' +
  'Jarosław Józef Julian Krystian Krzysztof Lesław Marcin Marian Mieczysław Mirosław Olaf Przemysław ' +
  'Radosław Roman Sebastian Stanisław Stefan Szczepan Szymon Wacław Wiesław Władysław Zbigniew Zdzisław ' +
  'Zenon';
const others =
  'Aleksander:Aleksandrze Alfred:Alfredzie Antoni:Antoni Artur:Arturze Cezary:Cezary Dawid:Dawidzie ' +
  'Edmund:Edmundzie Edward:Edwardzie Franciszek:Franciszku Gerard:Gerardzie Hubert:Hubercie Ignacy:Ignacy ' +
  'Igor:Igorze Jacek:Jacku Jerzy:Jerzy Kacper:Kacprze Konrad:Konradzie Leonard:Leonardzie Leszek:Leszku ' +
  'Ludwik:Ludwiku Marek:Marku Michał:Michale Norbert:Norbercie Oskar:Oskarze Paweł:Pawle Piotr:Piotrze ' +
  'Rafał:Rafale Robert:Robercie Ryszard:Ryszardzie Sławomir:Sławomirze Sylwester:Sylwestrze ' +
  'Waldemar:Waldemarze Wiktor:Wiktorze Witold:Witoldzie Zygmunt:Zygmuncie';

/** 'Łukaszu' of 'Łukasz Źrebiec'; undefined where the table does not have the name. */
export const vocativeOf = (name: string): string | undefined =>
  vocatives.get(name.trim().split(/\s+/u)[0] ?? '');

const vocatives = new Map<string, string>([
  ...withO.split(' ').map((name): [string, string] => [name, `${name.slice(0, -1)}o`]),
  ...withU.split(' ').map((name): [string, string] => [name, `${name}u`]),
  ...withIe.split(' ').map((name): [string, string] => [name, `${name}ie`]),
  ...others.split(' ').map((pair): [string, string] => {
    const [name = '', called = ''] = pair.split(':');
    return [name, called];
  }),
]);
