/** The ending of the names of sources in C, C++ and Objective-C that no header includes. */
export const implementationName = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i;
