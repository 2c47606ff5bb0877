/** The attribute in which the first <script> tag lists the URLs of the modules to preload. */
export const modulesAttribute = 'data-modules';
