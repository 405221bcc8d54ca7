import { defineRoute, multipart } from '../../common/route.ts';
import {
  albumFileRule,
  albumRows,
  judgedAlbumRows,
  noAlbumFields,
  savedAlbumNumbers,
} from './album-numbers.schemas.ts';

/** 2,000 rows of usual length; the longest addresses there are in every row would be four times as much. */
const albumRowsBytes = 512 * 1024;

export const albumNumberRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/api/student-course/upload-album-numbers',
    access: 'students.album-numbers',
    summary: 'Reads a CSV of addresses and album numbers and says what each line comes to; saves nothing',
    body: multipart({ fields: noAlbumFields, file: albumFileRule }),
    answer: judgedAlbumRows,
  }),
  check: defineRoute({
    method: 'POST',
    path: '/api/student-course/check-album-numbers',
    access: 'students.album-numbers',
    summary: 'Says what each of the corrected lines comes to; saves nothing',
    body: albumRows,
    bodyBytes: albumRowsBytes,
    answer: judgedAlbumRows,
  }),
  set: defineRoute({
    method: 'POST',
    path: '/api/student-course/set-album-numbers',
    access: 'students.album-numbers',
    summary: 'Gives the album numbers to the chosen enrolments of their students, all or none',
    body: albumRows,
    bodyBytes: albumRowsBytes,
    answer: savedAlbumNumbers,
  }),
} as const;
