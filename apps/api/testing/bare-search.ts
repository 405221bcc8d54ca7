import { Client } from 'pg';

export interface BareSearch {
  /** The newest messages of one conversation that have the word. */
  readonly find: (conversation: number, word: string, limit: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A search by nothing but SQL on an open connection. */
export const openBareSearch = async (url: string): Promise<BareSearch> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    find: async (conversation, word, limit) => {
      const { rows } = await client.query(
        `select m.id, m.text, m.at, u.name from messages as m join users as u on u.id = m.sender_id
         where m.conversation_id = $1 and m.search like '%' || search_text($2) || '%'
         order by m.id desc limit $3`,
        [conversation, word, limit],
      );
      return rows.length;
    },
    close: () => client.end(),
  };
};
