import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);

/** A connection to a browser by WebDriver BiDi: commands and their results, without events. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#take(message.parse(JSON.parse(data.toString()))));
    socket.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('The browser has ended'));
    });
  }

  /** Connects to the address that a browser listens on. */
  static async connect(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** The result of a command, as far as the schema reads it. */
  async send<Result>(method: string, params: object, result: z.ZodType<Result>): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return result.parse(await answer);
  }

  #take(each: z.infer<typeof message>): void {
    if (each.type === 'event' || each.id === null) return;
    const waiting = this.#pending.get(each.id);
    this.#pending.delete(each.id);
    if (each.type === 'success') waiting?.resolve(each.result);
    else waiting?.reject(new Error(each.message));
  }
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };
