-- The sessions of a place between two days, counted and in their order; deleting a place looks for its sessions.
create index meetings_place_start on meetings (pid, start_date, id) include (end_date, user_id);
drop index meetings_place;
-- The calendar of everybody is counted by place instead of by day.
drop index meetings_calendar;
