-- plants: one-writer-per-table
-- keeps: places (words)
-- from: places

create view words as select 1 as word;
