/** The widget is no page of the site: a reload would not bring it into step with the API, so it does not look for fields. */
export const answerFields: Readonly<Record<string, readonly string[]>> = {};
