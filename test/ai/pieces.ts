/** One server-sent event. */
export interface Piece {
  event?: string;
  data: string;
}

export const eventText = ({ event, data }: Piece): string => `${event ? `event: ${event}\n` : ''}data: ${data}\n\n`;
