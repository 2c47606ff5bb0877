/** The attribute of the first <script> tag that lists the URLs of the modules to preload. */
export const modulesAttribute = 'data-modules';
