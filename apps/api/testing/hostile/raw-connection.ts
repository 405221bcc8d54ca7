import { connect } from 'node:net';

/** Whatever the server writes in answer to these bytes, until it hangs up. */
export const rawAnswer = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => void (received += part));
  // A connection that is cut ends with an error.
  await new Promise<void>(
    (resolve) => void socket.on('error', () => undefined).once('close', () => resolve()),
  );
  return received;
};
