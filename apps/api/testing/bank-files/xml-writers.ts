import type { Transfer } from './transfers.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const zloty = (grosze: number) => `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;
const sumUp = (rows: readonly Transfer[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The versions that differ: from 08 on a status has a code, and a party a level more. */
export const writeCamt = (rows: readonly Transfer[], version: '02' | '04' | '08'): string => {
  const entry = (row: Transfer) => {
    const name = `<Nm>${escape(row.payer)}</Nm>`;
    const party = version === '08' ? `<Pty>${name}</Pty>` : name;
    const status = version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK';
    return `<Ntry><Amt Ccy="PLN">${zloty(row.amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>${row.date}</Dt></BookgDt><ValDt><Dt>${row.date}</Dt></ValDt><NtryDtls><TxDtls>
<Refs><AcctSvcrRef>${escape(row.reference)}</AcctSvcrRef></Refs><RltdPties><Dbtr>${party}</Dbtr>
<DbtrAcct><Id><IBAN>PL${row.payerAccount}</IBAN></Id></DbtrAcct>
<CdtrAcct><Id><IBAN>PL${row.account}</IBAN></Id></CdtrAcct></RltdPties>
<RmtInf><Ustrd>${escape(row.title)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  };
  const balance = (code: string, sum: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">${zloty(sum)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  return `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>PL45102055581111222233334444</IBAN></Id></Acct>${balance('OPBD', 0)}${balance('CLBD', sumUp(rows))}
${rows.map(entry).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
};

export const writeOperations = (rows: readonly Transfer[]): string => {
  const numbered = (name: string, text: string) =>
    (text.match(/.{1,35}/gu) ?? []).map((part, index) => `${name}${index + 1}="${escape(part)}"`).join(' ');
  const operation = (row: Transfer, index: number) =>
    `<OPERACJA id="${index + 1}" kodWewn="${escape(row.reference)}" nrRachunkuPlatnika="${row.payerAccount}" kwota="${zloty(row.amount)}" dataKsiegowania="${row.date}" ${numbered('wplacajacy', row.payer)} numerBanku="${row.account.slice(2, 10)}" rozszerzNrRachunku="${row.account.slice(10)}" ${numbered('szczegolyPlatnosci', row.title)}/>`;
  return `<?xml version="1.0"?>
<TRANSAKCJE nrRachunku="45102055581111222233334444" liczbaOperacji="${rows.length}" obrot="${zloty(sumUp(rows))}">
${rows.map(operation).join('\n')}
</TRANSAKCJE>`;
};
