import pg from 'pg';

export interface Database {
  name: string;
}

export const pool = new pg.Pool();
