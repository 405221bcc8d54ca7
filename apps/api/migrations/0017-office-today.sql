-- What nobody has read yet, counted and listed on the secretariat's first page.
create index questionnaire_history_unread on questionnaire_history (at desc, id desc) where read_at is null;
-- A person's rejected months, on their first page.
create index monthly_reports_rejected on monthly_reports (user_id, month) where status = 0;
