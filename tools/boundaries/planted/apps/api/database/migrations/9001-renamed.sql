-- plants: migrations-expand-first
alter table places rename column telephone to phone;
