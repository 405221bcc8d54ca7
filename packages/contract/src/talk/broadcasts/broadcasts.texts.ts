export const broadcastTexts = {
  typeRequired: 'Podanie typu wiadomości jest wymagane',
  subjectRequired: 'Podanie tytułu jest wymagane',
  tooLong: 'Maksymalnie wiadomość może zawierać 1000 znaków',
  studentsOnly: 'Pierwsze logowanie wysyłamy tylko słuchaczom',
  noFile: 'Załącznik można dodać tylko do wiadomości na czacie',
} as const;
