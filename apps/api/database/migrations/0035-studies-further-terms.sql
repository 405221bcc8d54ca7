-- Studies: further re-sits after the first, as many as the provider holds. docs/decisions/0120 says why.

alter table attempts
  drop constraint attempts_term_check,
  -- 1 the first term, 2 the re-sit, then the further ones.
  add constraint attempts_term_check check (term between 1 and 4);

alter table grade_history
  drop constraint grade_history_term,
  add constraint grade_history_term check (term between 1 and 4);

alter table sheet_drafts
  drop constraint sheet_drafts_term_check,
  add constraint sheet_drafts_term_check check (term between 1 and 4);

-- A protocol's type is the term that it closes; 0 stands only in old records.
alter table protocols
  drop constraint protocols_type_check,
  add constraint protocols_type_check check (type between 0 and 4);
