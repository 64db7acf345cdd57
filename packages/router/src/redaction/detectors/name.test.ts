import { expect, it } from 'vitest';

import { nameDetector } from './name.ts';

function namesIn(text: string, isPublic = (_words: string): boolean => false): readonly string[] {
  return nameDetector(isPublic)(text).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['My name is Anna Berg and I want', 'Anna Berg'],
  ['my name is anna berg, please', 'anna berg'],
  ['MY NAME IS ANNA BERG AND I WANT', 'ANNA BERG'],
  ["my name's John F. Kennedy.", 'John F. Kennedy'],
  ['My name is María José de la Cruz-Pérez I need', 'María José de la Cruz-Pérez'],
  ["My name is O'Neil", "O'Neil"],
  ['my name is محمد علي', 'محمد علي'],
  ['name: Berg, Anna', 'Berg, Anna'],
  ['order 1234 name: Anna Berg', 'Anna Berg'],
  ['Full name = "Anna Berg"', 'Anna Berg'],
  ['"name":"Anna Berg","order":1', 'Anna Berg'],
  ['Passenger name: ANNA BERG', 'ANNA BERG'],
  ['the booking is under the name of Anna Berg', 'Anna Berg'],
  ['Call me Ishmael', 'Ishmael'],
  ['Mrs. Berg is here', 'Berg'],
  ['Hi, I’m Anna Berg, and', 'Anna Berg'],
  ['I am Anna van der Berg from Oslo', 'Anna van der Berg'],
  ['ich heiße Jörg Müller und möchte', 'Jörg Müller'],
  ['Mein Name ist Hans-Peter Maß', 'Hans-Peter Maß'],
  ['Vorname: Jörg', 'Jörg'],
  ['Frau von der Leyen', 'von der Leyen'],
  ["je m'appelle Amélie Poulain et je", 'Amélie Poulain'],
  ['Nom : Dupont', 'Dupont'],
  ['me llamo José García López, quiero', 'José García López'],
  ['Apellidos: García López', 'García López'],
  ['mi chiamo Giulia Rossi', 'Giulia Rossi'],
  ['Cognome: Rossi', 'Rossi'],
  ['名前は田中太郎です', '田中太郎'],
  ['お名前: 田中 太郎', '田中 太郎'],
  ['山田と申します', '山田'],
  ['我叫张伟，我想退款', '张伟'],
  ['我叫张伟我想退款', '张伟'],
  ['我的名字是李小龙', '李小龙'],
  ['姓名:王芳', '王芳'],
])('finds the name in %j', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

it.each([
  'The place name: Grand Plaza, file name: report, domain name: example',
  "I'm German. I am from New York. I am in Paris. I'm Anna",
  'I am Very Happy with this, I’m sorry',
  'Call me tomorrow, call me back on Monday, call me',
  'My name is wrong on the ticket, my name was misspelled, my name is not on it',
  'a passenger: 2, name: , what is your name?',
  'Name the price, a brand name, names',
  'Herr und Frau, Frau und Kind, sir, madam',
  'お名前は何ですか',
  '我叫了外卖，我叫什么',
])('finds none in %j', (text) => {
  expect(namesIn(text)).toEqual([]);
});

it('leaves what is public by its title and all, and the names of people beside it', () => {
  const isGarden = (words: string): boolean => words.startsWith('Dr. Sun Yat-Sen Garden');
  expect(namesIn('must see Dr. Sun Yat-Sen Garden with Dr. Sun', isGarden)).toEqual(['Sun']);
});
