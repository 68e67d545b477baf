package main

import (
	"archive/zip"
	"compress/flate"
	"errors"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Entries of a data folder without which a backup would be worthless. Others may be unreadable.
var essential = []string{".", "data.db", "auxiliary.db", "storage"}

// forgive returns nil for an error of a file that a backup can do without, and names the file in the log.
func forgive(name string, err error) error {
	root, _, _ := strings.Cut(name, "/")
	if errors.Is(err, fs.ErrPermission) && !slices.Contains(essential, root) {
		log.Printf("The backup leaves out %s: %v.", name, err)
		return nil
	}
	if errors.Is(err, fs.ErrNotExist) && !slices.Contains(essential, name) {
		return nil // deleted since the folder was read
	}
	return err
}

// listFiles returns the regular files of a data folder that a backup contains, and their total size in bytes. Goes on
// after a folder that it cannot read. PocketBase's own archive stops there.
func listFiles(folder string, exclude []string) (names []string, size int64, err error) {
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		name, _ := filepath.Rel(folder, path)
		if err != nil {
			return forgive(name, err)
		}
		if slices.Contains(exclude, name) {
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if !entry.Type().IsRegular() {
			return nil
		}
		info, err := entry.Info()
		if err != nil {
			return forgive(name, err)
		}
		names = append(names, name)
		size += info.Size()
		return nil
	})
	return names, size, err
}

// writeArchive writes files of a folder into a new zip file.
func writeArchive(folder string, names []string, target string) error {
	file, err := os.Create(target)
	if err != nil {
		return err
	}
	archive := zip.NewWriter(file)
	archive.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, flate.BestSpeed)
	})
	for _, name := range names {
		if err = forgive(name, addFile(archive, folder, name)); err != nil {
			break
		}
	}
	return errors.Join(err, archive.Close(), file.Close())
}

func addFile(archive *zip.Writer, folder, name string) error {
	source, err := os.Open(filepath.Join(folder, name))
	if err != nil {
		return err
	}
	defer source.Close()
	info, err := source.Stat()
	if err != nil {
		return err
	}
	header, err := zip.FileInfoHeader(info)
	if err != nil {
		return err
	}
	header.Name, header.Method = name, zip.Deflate
	part, err := archive.CreateHeader(header)
	if err == nil {
		_, err = io.Copy(part, source)
	}
	return err
}
