/** Why a call failed, for the visitor: what the server said of it, which names the field, before what is said of its status. */
export function failureText(error: Error): string {
  const said = 'serverMessage' in error ? error.serverMessage : '';
  return typeof said === 'string' && said !== '' ? said : error.message;
}
