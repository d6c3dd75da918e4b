/** Reason of a failed call for the visitor: the server's message, which names the field, else the message for its status. */
export function failureText(error: Error): string {
  const said = 'serverMessage' in error ? error.serverMessage : '';
  return typeof said === 'string' && said !== '' ? said : error.message;
}
