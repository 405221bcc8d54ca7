-- Who has an album number already, for those that are about to be given.
create index enrolment_courses_album on enrolment_courses (album_nr) where album_nr is not null;
