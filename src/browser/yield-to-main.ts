/** Lets the browser paint, and answer a visitor, between two pieces of work. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve, 0));
