-- The queue of payments to be explained is searched by an index, however long it is. A report is searched row by row.
create index bank_report_rows_waiting_words on bank_report_rows using gin (
  search_text(' ' || payer || ' ' || title || ' ' || account || ' '
    || replace((amount / 100.0)::numeric(12, 2)::text, '.', ',')) gin_trgm_ops
) where state = 'unmatched';

-- The old journal counts the students of three intakes by the index alone.
drop index student_list_date_name;
create index student_list_date_name on student_list (date, name, uid) include (pid, cid, enrolment_id, archived, search);
