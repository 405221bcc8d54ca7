-- A signed bill may be a PDF: it is kept as it came and has no small picture.
alter table bills alter column thumbnail_key drop not null;
