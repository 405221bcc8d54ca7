import { AvatarControl, photoEndings } from '#shared/ui/form/files/avatar-field.tsx';
import { FileControl } from '#shared/ui/form/files/file-field.tsx';
import { FilesControl } from '#shared/ui/form/files/files-field.tsx';
import type { CatalogueSection } from '../section.ts';
import { fieldStates } from './field-states.tsx';

const csvRules = {
  endings: ['.csv'],
  sizeUnder: 2_000_000,
  messages: { type: 'Wybierz plik CSV', size: 'Plik musi być mniejszy niż 2 MB' },
};
const photoRules = {
  endings: photoEndings,
  sizeUnder: 2_000_000,
  messages: { type: 'Wybierz zdjęcie PNG, JPEG lub BMP', size: 'Zdjęcie musi być mniejsze niż 2 MB' },
};

export const fileFieldSections: readonly CatalogueSection[] = [
  fieldStates<File | null>(
    {
      id: 'file',
      title: 'Plik',
      label: 'Plik z numerami albumów',
      description: 'CSV, mniej niż 2 MB',
      empty: null,
      filled: new File([new Uint8Array(348_000)], 'numery-albumow-2025-10.csv', { type: 'text/csv' }),
      error: 'Wybierz plik CSV',
    },
    (props) => <FileControl {...props} rules={csvRules} />,
  ),
  fieldStates<readonly File[]>(
    {
      id: 'files',
      title: 'Kilka plików',
      label: 'Pliki z banku',
      description: 'CSV, każdy mniej niż 2 MB',
      empty: [],
      filled: ['wyciag-10.csv', 'wyciag-11.csv'].map((name) => new File([new Uint8Array(48_000)], name)),
      error: 'Wybierz plik CSV',
    },
    (props) => <FilesControl {...props} rules={csvRules} />,
  ),
  fieldStates<File | null>(
    {
      id: 'avatar',
      title: 'Zdjęcie',
      label: 'Zdjęcie',
      description: 'PNG, JPEG lub BMP, mniej niż 2 MB',
      empty: null,
      filled: null,
      error: 'Zdjęcie musi być mniejsze niż 2 MB',
    },
    (props) => <AvatarControl {...props} person="Łukasz Źrebiec" rules={photoRules} />,
  ),
];
