import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const sentences: Readonly<Record<string, [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Answers bytes that are no HTTP request, before there is any request to answer. */
export function refuseBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = sentences[error.code] ?? ['400 Bad Request', 'This is not an HTTP request.'];
  const body = JSON.stringify({ success: false, message, code: 'malformed-request' });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
