-- The list of protocols by course, subject, lecturer and semester: whole, of a semester and of a course. Those of one subject are few.
create index protocols_by_course on protocols (course_name collate "pl-x-icu", id);
create index protocols_by_subject on protocols (subject_name collate "pl-x-icu", id);
create index protocols_by_lecturer on protocols (professor_name collate "pl-x-icu", id);
create index protocols_by_semester on protocols (date, id);
create index protocols_semester_by_course on protocols (date, course_name collate "pl-x-icu", id);
create index protocols_semester_by_subject on protocols (date, subject_name collate "pl-x-icu", id);
create index protocols_semester_by_lecturer on protocols (date, professor_name collate "pl-x-icu", id);
-- Of a course, also together with a semester.
create index protocols_course_by_course on protocols (cid, course_name collate "pl-x-icu", id) include (date);
create index protocols_course_by_subject on protocols (cid, subject_name collate "pl-x-icu", id) include (date);
create index protocols_course_by_lecturer on protocols (cid, professor_name collate "pl-x-icu", id) include (date);
create index protocols_course_by_semester on protocols (cid, date, id);
