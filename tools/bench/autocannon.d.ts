declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Threads of its own for the client. */
    workers?: number;
    requests: {
      method: 'GET' | 'POST';
      path: string;
      headers: Record<string, string>;
      body?: string;
      /** Path of a CommonJS module, where the client has threads of its own. */
      setupRequest?: string;
    }[];
  }
  /** Latencies in milliseconds. */
  interface Result {
    latency: { p50: number; p99: number; mean: number };
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
