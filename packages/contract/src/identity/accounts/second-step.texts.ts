export const secondStepTexts = {
  codeRequired: 'Podaj kod z\u00a0aplikacji albo kod zapasowy',
  codeMalformed: 'Kod z\u00a0aplikacji ma 6\u00a0cyfr, a\u00a0kod zapasowy cztery grupy po 6\u00a0znaków',
} as const;
