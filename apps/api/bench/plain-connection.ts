import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
}

const headEnd = '\r\n\r\n';

/** A request as it goes over the wire. @param body sent as JSON by POST; a GET without it. */
export function encodeRequest(path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map((header) => header.join(': ')),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}${headEnd}${body ?? ''}`);
}

/**
 * A kept-alive connection that asks one thing after the other. A real client takes longer for a request than the service
 * does for the quickest calls, and longer for a POST than for a GET: its own time would be what is measured.
 */
export class PlainConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { answer: (answer: PlainAnswer) => void; fail: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#waiting?.fail(error));
    socket.on('close', () => this.#waiting?.fail(new Error('The service has closed the connection.')));
  }

  static async open(url: string): Promise<PlainConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new PlainConnection(socket);
  }

  /** @param request as `encodeRequest` writes it. Answers have to tell their length, as ours do. */
  ask(request: Buffer): Promise<PlainAnswer> {
    return new Promise((answer, fail) => {
      this.#waiting = { answer, fail };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const bodyStart = this.#received.indexOf(headEnd) + headEnd.length;
    if (bodyStart < headEnd.length) return;
    const head = this.#received.toString('latin1', 0, bodyStart);
    const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting?.fail(new Error(`An answer without its length: ${head}`));
      return;
    }
    if (this.#received.length < bodyStart + Number(length)) return;
    const body = this.#received.toString('utf8', bodyStart);
    this.#received = Buffer.alloc(0);
    this.#waiting?.answer({ status: Number(head.slice(9, 12)), body });
  }
}
