import { binary, defineRoute } from '../../common/route.ts';
import {
  courseCounts,
  groupedExportQuery,
  groupedQuery,
  groupedStudents,
  settlementStatistics,
  statisticsQuery,
  trends,
  userStatistics,
} from './statistics.schemas.ts';

export const statisticsRoutes = {
  settlements: defineRoute({
    method: 'GET',
    path: '/api/settlements/statistics',
    access: 'statistics.view',
    summary: 'What students owe and paid in all, and when the last bank report came',
    query: statisticsQuery,
    answer: settlementStatistics,
  }),
  grouped: defineRoute({
    method: 'GET',
    path: '/api/student-course/grouped',
    access: 'statistics.view',
    summary: 'How many students each place and each course has',
    query: groupedQuery,
    answer: groupedStudents,
  }),
  groupedCsv: defineRoute({
    method: 'GET',
    path: '/api/student-course/grouped/export',
    access: 'statistics.view',
    summary: 'How many students each place or each course has, as CSV',
    query: groupedExportQuery,
    answer: binary('text/csv'),
  }),
  groups: defineRoute({
    method: 'GET',
    path: '/api/student-course/groups',
    access: 'statistics.view',
    summary: 'How many students study one course, two, three and more',
    query: statisticsQuery,
    answer: courseCounts,
  }),
  trends: defineRoute({
    method: 'GET',
    path: '/api/student-course/trends',
    access: 'statistics.view',
    summary: 'Students of the fifteen largest courses by intake',
    answer: trends,
  }),
  trendsCsv: defineRoute({
    method: 'GET',
    path: '/api/student-course/trends/export',
    access: 'statistics.view',
    summary: 'Students of the fifteen largest courses by intake, with their share, as CSV',
    answer: binary('text/csv'),
  }),
  users: defineRoute({
    method: 'GET',
    path: '/api/users/statistics',
    access: 'statistics.view',
    summary: 'How many places, coordinators, administrative staff, lecturers, subjects and courses there are',
    answer: userStatistics,
  }),
} as const;
