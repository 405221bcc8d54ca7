-- Whether a row names a file: asked for every file of the store when those without a row are looked for.
create index bills_picture_key on bills (picture_key);
create index bills_thumbnail_key on bills (thumbnail_key);
create index users_avatar_file on users (avatar_file) where avatar_file is not null;
