/** Changes the existing rows of a table in pieces while the service runs. */
export interface Fill {
  /** Of its job. It is new, so that processes of the version before leave the job alone. */
  name: string;
  table: string;
  /** Changes the rows with ids after $1 and up to $2, unless they are changed already: a piece can run twice. */
  statement: string;
}
